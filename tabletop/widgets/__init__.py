"""Widgets: a tree of small parts that know their data, draw themselves and report by callback."""

from tabletop.widgets.base import Ui, Widget
from tabletop.widgets.basic import Button, IconButton, Label, Paragraph, Picture, ProgressBar, Rule
from tabletop.widgets.boxes import Center, Column, Flow, Grid, Panel, Row, ScrollView, Spacer, Stack
from tabletop.widgets.controls import Choice, Dropdown, Segmented, Slider, Stepper, Tabs, Toggle
from tabletop.widgets.field import TextField
from tabletop.widgets.inspect import check_layout, dump, find
from tabletop.widgets.lists import Item, List

__all__ = [
    "Button",
    "Center",
    "Choice",
    "Column",
    "Dropdown",
    "Flow",
    "Grid",
    "IconButton",
    "Item",
    "Label",
    "List",
    "Panel",
    "Paragraph",
    "Picture",
    "ProgressBar",
    "Row",
    "Rule",
    "ScrollView",
    "Segmented",
    "Slider",
    "Spacer",
    "Stack",
    "Stepper",
    "Tabs",
    "TextField",
    "Toggle",
    "Ui",
    "Widget",
    "check_layout",
    "dump",
    "find",
]

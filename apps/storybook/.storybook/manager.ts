import { themes } from "@clinic/ui/styles/theme-tokens.ts";
import { addons } from "storybook/manager-api";
import { storybookTheme } from "../src/docs/storybook-theme";

addons.setConfig({ theme: storybookTheme(themes.default) });

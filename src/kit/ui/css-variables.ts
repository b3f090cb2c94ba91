import type { CSSVariablesResolver } from "@mantine/core";
import { limits } from "#kit/contract/limits.ts";
import { grown } from "./scale-of-type.ts";

const surfaces = {
	"--mantine-color-body": "var(--bg)",
	"--mantine-color-text": "var(--ink)",
	"--mantine-color-default": "var(--surface)",
	"--mantine-color-default-hover": "var(--surface-2)",
	"--mantine-color-default-border": "var(--line-3)",
	"--mantine-color-default-color": "var(--ink)",
	"--mantine-color-dimmed": "var(--ink-3)",
	"--mantine-color-placeholder": "var(--ink-3)",
	"--mantine-color-error": "var(--rej)",
	"--mantine-color-anchor": "var(--brand)",
	"--mantine-primary-color-filled": "var(--brand)",
	"--mantine-primary-color-filled-hover": "var(--brand-2)",
	"--mantine-primary-color-contrast": "var(--on-brand)",
	"--menu-item-hover": "var(--surface-2)",
};

/** Where Mantine takes a shade of its dark grey directly: what floats, its borders, what is pointed at. */
const darkShades = {
	"--mantine-color-dark-4": "var(--line-2)",
	"--mantine-color-dark-5": "var(--surface-2)",
	"--mantine-color-dark-6": "var(--surface)",
	"--mantine-color-dark-7": "var(--bg)",
	"--mantine-color-dark-8": "var(--bg)",
};

/**
 * Mantine's greys are neutral; ours lean to petrol, in both schemes. With the theme, tools/mantine-variables.ts makes a style
 * sheet of them when the web application is built: making them in the browser would hold up each start.
 */
export const cssVariables: CSSVariablesResolver = () => ({
	variables: { ...surfaces, "--card-height": grown(limits.cardHeight) },
	light: { ...surfaces, "--mantine-color-gray-2": "var(--line)" },
	dark: { ...surfaces, ...darkShades },
});

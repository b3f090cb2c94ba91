import written from "virtual:mantine-variables.css?inline";
import { MantineProvider } from "@mantine/core";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { cssVariables } from "./css-variables.ts";
import { theme } from "./theme.ts";

const plain = (css: string) =>
	css
		.replace(/\/\*.*?\*\//gs, "")
		.replace(/\s/g, "")
		.replaceAll(";}", "}");

test("the variables in the style sheet are those of the theme", () => {
	const root = createRoot(document.body);
	flushSync(() =>
		root.render(
			<MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
				.
			</MantineProvider>,
		),
	);
	const made = [...document.querySelectorAll("[data-mantine-styles]")]
		.map((style) => style.textContent ?? "")
		.find((css) => css.includes("--mantine-color-body"));
	root.unmount();
	expect(plain(written)).toBe(plain(made ?? ""));
});

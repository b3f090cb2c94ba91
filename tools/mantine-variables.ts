import type { Plugin } from "vite";

const name = "virtual:mantine-variables.css";

/** What Mantine would write into every page of our theme and css-variables.ts, as a style sheet. */
export function mantineVariables(): Plugin {
	const found = `\0${name}`;
	return {
		name: "mantine-variables",
		resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
		load: (id) => (id.startsWith(found) ? writeVariables() : undefined),
	};
}

async function writeVariables(): Promise<string> {
	const { createElement } = await import("react");
	const { renderToStaticMarkup } = await import("react-dom/server");
	const { MantineProvider } = await import("@mantine/core");
	const { cssVariables: cssVariablesResolver } = await import("#kit/ui/css-variables.ts");
	const { theme } = await import("#kit/ui/theme.ts");
	const given = { theme, cssVariablesResolver, withGlobalClasses: false, children: "" };
	const html = renderToStaticMarkup(createElement(MantineProvider, given));
	const [, css] = /<style[^>]*>([^<]+)<\/style>/.exec(html) ?? [];
	if (css === undefined) throw new Error("Mantine has written no variables");
	return css;
}

import {
	createTheme,
	defaultVariantColorsResolver,
	type MantineColorsTuple,
	type VariantColorsResolver,
} from "@mantine/core";
import { times } from "#kit/contract/limits.ts";

const petrol: MantineColorsTuple = [
	"#eaf6f5",
	"#d5eae8",
	"#a8d5d1",
	"#77bfb9",
	"#4fada6",
	"#359f98",
	"#0f7d7b",
	"#0b5f60",
	"#084a4b",
	"#053637",
];

/** Mantine takes white on a mid petrol in the dark, which is too faint: our tokens decide. */
const variantColorResolver: VariantColorsResolver = (input) => {
	const colors = defaultVariantColorsResolver(input);
	const isOwn = input.color === undefined || input.color === "petrol";
	const tone = isOwn ? "brand" : input.color === "red" ? "rej" : undefined;
	if (tone === undefined) return colors;
	if (input.variant === "filled") {
		return {
			...colors,
			background: `var(--${tone})`,
			hover: `var(--${tone}-2)`,
			color: `var(--on-${tone})`,
		};
	}
	const soft = tone === "brand" ? "var(--brand-soft)" : "var(--rej-bg)";
	if (input.variant === "light") {
		return { ...colors, background: soft, hover: soft, color: `var(--${tone})` };
	}
	if (input.variant === "outline") {
		const edge = `1px solid var(--${tone})`;
		return { ...colors, border: edge, hover: soft, color: `var(--${tone})` };
	}
	return input.variant === "subtle" || input.variant === "transparent"
		? { ...colors, hover: soft, color: `var(--${tone})` }
		: colors;
};

export const theme = createTheme({
	primaryColor: "petrol",
	primaryShade: { light: 7, dark: 4 },
	colors: { petrol },
	fontFamily: "var(--font)",
	defaultRadius: 6,
	respectReducedMotion: true,
	variantColorResolver,
	fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.25rem" },
	headings: { fontWeight: "600" },
	components: {
		Button: { defaultProps: { size: "xs" }, classNames: { root: "btn" } },
		ActionIcon: { defaultProps: { variant: "subtle", size: "md" } },
		Input: { classNames: { input: "input" } },
		InputWrapper: {
			classNames: { label: "input-label" },
			// a hint above its field would push the field out of line with its neighbour
			defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] },
		},
		Checkbox: { defaultProps: { size: "xs" } },
		// axe: a menu has no children but items
		Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
		// what floats stays inside a landmark
		Portal: { defaultProps: { target: "#floating" } },
		Badge: { defaultProps: { tt: "none" } },
		Tooltip: { defaultProps: { openDelay: times.tooltipDelay } },
	},
});

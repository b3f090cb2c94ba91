import { useTexts } from "#kit/web/texts.ts";
import type { CustomOption } from "../contract/field-kinds.ts";
import { texts } from "../text.ts";

/** What can be chosen, in its order. */
export function OptionsView({
	item,
}: {
	readonly item: { readonly options: readonly CustomOption[] };
}) {
	const t = useTexts(texts).detail;
	return item.options
		.map(({ name, isEnabled }) => (isEnabled ? name : t.switchedOff(name)))
		.join(", ");
}

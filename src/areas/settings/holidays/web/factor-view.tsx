import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { factorName } from "./factor-options.ts";

export function FactorView({ item }: { readonly item: { readonly factor: FreeFactor } }) {
	const { factors } = useTexts(german, english);
	return <>{factorName(factors, item.factor)}</>;
}

import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export function SourceView({ item }: { readonly item: { readonly source: "IMPORT" | "MANUAL" } }) {
	const { source } = useTexts(german, english);
	return <>{source[item.source]}</>;
}

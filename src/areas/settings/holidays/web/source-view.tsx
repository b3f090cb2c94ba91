import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export function SourceView({ item }: { readonly item: { readonly source: "IMPORT" | "MANUAL" } }) {
	const { source } = useTexts(texts);
	return <>{source[item.source]}</>;
}

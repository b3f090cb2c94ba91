import type { PlainLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly item: { readonly layout: PlainLayout | null };
}

/** What a layout says in one line. */
export function LayoutView({ item: { layout } }: Given) {
	const { plainFields, layout: t, none } = useTexts(texts);
	if (layout === null) return none;
	const columns = layout.columns.map(({ field, title }) => title || plainFields[field]);
	return `${t.fileTypes[layout.fileType]}: ${columns.join(", ")}`;
}

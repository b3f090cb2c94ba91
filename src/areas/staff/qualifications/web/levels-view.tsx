import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

interface Given {
	readonly item: { readonly levels: readonly string[] };
}

export function LevelsView({ item: { levels } }: Given) {
	const t = useTexts(german, english).levels;
	if (levels.length === 0) return <>{t.none}</>;
	return <>{levels.map((name, index) => `${index + 1} ${name}`).join("\n")}</>;
}

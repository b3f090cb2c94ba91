import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

interface Given {
	readonly item: { readonly levels: readonly string[] };
}

export function LevelsView({ item: { levels } }: Given) {
	const t = useTexts(texts).levels;
	if (levels.length === 0) return <>{t.none}</>;
	return <>{levels.map((name, index) => `${index + 1} ${name}`).join("\n")}</>;
}

import { useTexts } from "#kit/web/texts.ts";
import type { UserRule } from "../contract/rule-answers.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** Says where a person's rule comes from: "eigene Regel", "Abteilung Nord", "für alle". */
export function useOrigin(): (
	rule: Pick<UserRule, "target" | "targetName" | "distance">,
) => string {
	const { own: t, assignments } = useTexts(german, english);
	return ({ target, targetName, distance }) => {
		const name = targetName ?? "";
		if (target === "USER") return t.self;
		if (target === "GLOBAL") return t.all;
		if (target === "UNIT") return t.fromUnit(name, distance);
		return t.from(assignments[target], name);
	};
}

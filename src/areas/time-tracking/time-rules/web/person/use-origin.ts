import { useTexts } from "#kit/web/texts.ts";
import type { UserRule } from "../../contract/rules.ts";
import { texts } from "../../text.ts";

/** Says where a person's rule comes from: "eigene Regel", "Abteilung Nord", "für alle". */
export function useOrigin(): (
	rule: Pick<UserRule, "target" | "targetName" | "distance">,
) => string {
	const { own: t, assignments } = useTexts(texts);
	return ({ target, targetName, distance }) => {
		const name = targetName ?? "";
		if (target === "USER") return t.self;
		if (target === "GLOBAL") return t.all;
		if (target === "UNIT") return t.fromUnit(name, distance);
		return `${assignments[target]} ${name}`;
	};
}

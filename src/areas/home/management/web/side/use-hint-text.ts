import { useEffect, useState } from "react";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { useLatest } from "#kit/ui/use-latest.ts";
import type { Decision } from "../../contract.ts";
import type { Deciding } from "../inbox/use-deciding.ts";

type HintText = (violation: RuleViolation) => string;

/** How the rules of a kind of matter are said; undefined until that is loaded, which takes a moment for the first one. */
export function useHintText(
	{ entity }: Decision,
	{ hintWords }: Pick<Deciding, "hintWords">,
): HintText | undefined {
	const load = useLatest(hintWords);
	const [loaded, setLoaded] = useState<{ readonly entity: string; readonly textOf: HintText }>();
	useEffect(() => {
		let isLeft = false;
		const show = (textOf: HintText) => {
			if (!isLeft) setLoaded({ entity, textOf });
		};
		// without the words the short names in the list stay
		load.current({ entity }).then(show, () => {});
		return () => {
			isLeft = true;
		};
	}, [entity, load]);
	return loaded?.entity === entity ? loaded.textOf : undefined;
}

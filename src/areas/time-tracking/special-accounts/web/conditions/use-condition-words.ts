import { useMemo } from "react";
import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { conditionWords } from "./condition-words.ts";

interface Named {
	readonly id: string;
	readonly name: string;
}

/**
 * Says conditions in words.
 *
 * @param names of activities, units and workspaces that conditions name
 */
export function useConditionWords(
	names: readonly Named[],
): (settings: ConditionSettings) => string {
	const { sentence, choices } = useTexts(texts);
	const { weekdays, months } = useTexts(nameTexts);
	const { hours } = useFormat();
	return useMemo(() => {
		const byId = new Map(names.map(({ id, name }) => [id, name]));
		const nameOf = (id: string) => byId.get(id);
		const words = { sentence, choices, weekdays, months, hours, nameOf };
		return (settings) => conditionWords(settings, words);
	}, [names, sentence, choices, weekdays, months, hours]);
}

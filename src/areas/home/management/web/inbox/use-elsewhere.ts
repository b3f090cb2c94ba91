import { useEffect, useRef } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { contract, Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { keyOf } from "../decision-screens.ts";

type Answer = AnswerOf<typeof contract.listDecisions>;

/**
 * Says what somebody else has decided: rows that vanish without having been decided here, while nothing else is asked for.
 *
 * @param question what is asked for, to be told from another one
 */
export function useElsewhere(answer: Answer | undefined, question: string) {
	const own = useRef(new Set<string>());
	const last = useRef<{ readonly question: string; readonly answer: Answer }>(undefined);
	useEffect(() => {
		if (answer === undefined) return;
		const before = last.current;
		last.current = { question, answer };
		if (before?.question !== question) return;
		const left = new Set(answer.items.map(keyOf));
		const gone = before.answer.items.filter((one) => !left.has(keyOf(one)));
		const others = gone.filter((one) => !own.current.delete(keyOf(one)));
		// what only went to another page still waits
		const fewer = before.answer.total - answer.total - (gone.length - others.length);
		if (fewer > 0) tell(others.slice(0, fewer));
	}, [answer, question]);
	return {
		/** These are about to be decided here. */
		expect: (rows: readonly Decision[]) => {
			for (const row of rows) own.current.add(keyOf(row));
		},
	};
}

function tell(gone: readonly Decision[]): void {
	const [first] = gone;
	if (first === undefined) return;
	const t = currentTexts(texts);
	const { firstName, lastName } = first.user;
	const title =
		gone.length === 1 ? t.elsewhere(`${lastName}, ${firstName}`) : t.elsewhereMany(gone.length);
	toast({ type: "info", title });
}

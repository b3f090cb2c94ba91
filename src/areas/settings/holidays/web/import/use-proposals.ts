import { useState } from "react";
import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import type { ImportChoice } from "./use-import-choice.ts";

type Day = AnswerOf<typeof contract.listHolidayProposals>["days"][number];

export interface Proposal extends Day {
	readonly key: string;
	readonly isChosen: boolean;
}

interface Changed {
	readonly isChosen?: boolean;
	readonly factor?: FreeFactor;
}

/** The calendar with what was ticked; days free by law are, unless something holds on them already. */
export function useProposals({ question, siteIds }: ImportChoice) {
	const [changes, setChanges] = useState<Readonly<Record<string, Changed>>>({});
	const [showsOther, showOther] = useState(false);
	const query = useApi(
		contract.listHolidayProposals,
		{ ...question, siteIds: [...siteIds] },
		{ keep: true },
	);
	const all = (query.data?.days ?? []).map((day): Proposal => {
		const key = `${day.date} ${day.name}`;
		const isUsual = day.isProposed && day.otherName === null;
		return {
			...day,
			key,
			factor: changes[key]?.factor ?? day.factor,
			isChosen: !day.isPresent && (changes[key]?.isChosen ?? isUsual),
		};
	});
	const shown = all.filter(
		({ isProposed, isChosen, factor }) => showsOther || isProposed || isChosen || factor === 0.5,
	);
	const open = shown.filter(({ isPresent }) => !isPresent);
	const change = (days: readonly Proposal[], to: Changed) =>
		setChanges((before) => ({
			...before,
			...Object.fromEntries(days.map(({ key }) => [key, { ...before[key], ...to }])),
		}));
	return {
		query,
		shown,
		open,
		chosen: shown.filter(({ isChosen }) => isChosen),
		showsOther,
		showOther,
		change,
	};
}

export type Proposals = ReturnType<typeof useProposals>;

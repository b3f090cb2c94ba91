import { useState } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type CompanyDayLine, contract } from "../contract.ts";
import type { WantedDay } from "./company-day-values.ts";
import { texts } from "./text.ts";

type Answer = AnswerOf<typeof contract.previewCompanyDay>;

interface Shown {
	/** What it was made for. */
	readonly key: string;
	readonly answer: Answer;
	/** Decided otherwise than for all, by person. */
	readonly turned: ReadonlySet<string>;
}

export interface ShownPreview extends Shown {
	/** How many get theirs, and how many do not, as it is decided now. */
	readonly created: number;
	readonly leftOut: number;
}

export type CompanyDayPreview = ReturnType<typeof useCompanyDayPreview>;

/** What would become of everybody, as it was looked at, and what was decided otherwise there. */
export function useCompanyDayPreview() {
	const t = useTexts(texts);
	const [shown, setShown] = useState<Shown | null>(null);
	const [isLoading, setLoading] = useState(false);
	/** Undefined until it was asked for, and when something else is typed since. */
	const of = (wanted: WantedDay | undefined): ShownPreview | undefined => {
		if (shown === null || shown.key !== JSON.stringify(wanted)) return undefined;
		const lines = shown.answer.lines.filter(({ userId }) => shown.turned.has(userId));
		const more = lines.reduce((sum, { leftOut }) => sum + (leftOut === null ? -1 : 1), 0);
		const { created, leftOut } = shown.answer;
		return { ...shown, created: created + more, leftOut: leftOut - more };
	};
	const load = async (wanted: WantedDay) => {
		setLoading(true);
		try {
			const answer = await api(contract.previewCompanyDay, wanted);
			setShown({ key: JSON.stringify(wanted), answer, turned: new Set() });
		} catch (error) {
			handleError(error, { context: t.preview });
		} finally {
			setLoading(false);
		}
	};
	const toggle = ({ userId }: CompanyDayLine) =>
		setShown((before) => before && { ...before, turned: turn(before.turned, userId) });
	return { of, load, isLoading, toggle };
}

function turn(turned: ReadonlySet<string>, userId: string): ReadonlySet<string> {
	const next = new Set(turned);
	if (!next.delete(userId)) next.add(userId);
	return next;
}

/** Whether somebody gets hers, as it is decided now. */
export function getsHers({ leftOut, userId }: CompanyDayLine, { turned }: Pick<Shown, "turned">) {
	return (leftOut === null) !== turned.has(userId);
}

/** Those about whom it was decided otherwise, as it is sent. */
export function decidedByName({ answer, turned }: Shown) {
	const lines = answer.lines.filter(({ userId }) => turned.has(userId));
	const ids = (isSkipped: boolean) =>
		lines.filter(({ leftOut }) => (leftOut === null) === isSkipped).map(({ userId }) => userId);
	return { skipped: ids(true), forced: ids(false) };
}

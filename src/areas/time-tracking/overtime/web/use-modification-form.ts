import type { ModificationKind } from "#domain/overtime/ledger-entry.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { overtimeAnswers } from "./renew-overtime.ts";

export interface ModificationValues {
	readonly kind: ModificationKind | null;
	readonly effectiveOn: string | null;
	/** As typed: what is paid out or expires stands without a minus. */
	readonly minutes: number | null;
	readonly reason: string;
}

interface Given<E extends Endpoint> {
	readonly draftKey: string;
	readonly initial: ModificationValues;
	readonly endpoint: E;
	readonly input: (modification: ReturnType<typeof written>) => GivenOf<E>;
}

/** What is typed about a modification, new or old. */
export function useModificationForm<E extends Endpoint>(given: Given<E>) {
	const t = useTexts(texts).form;
	return useApiForm<ModificationValues, E>({
		...given,
		fields: {
			kind: { label: t.kind, required: true },
			effectiveOn: { label: t.effectiveOn, required: true },
			minutes: {
				label: t.hours,
				required: true,
				check: (minutes, { kind }) => {
					if (minutes === 0) return t.notZero;
					const isNegative = minutes !== null && minutes < 0;
					return isNegative && kind !== "OTHER" ? t.positive : undefined;
				},
			},
			reason: { label: t.reason, required: true },
		},
		input: (values) => given.input(written(values)),
		context: t.savingModification,
		renews: overtimeAnswers,
	});
}

/** As the ledger has it: what is taken is below 0. */
function written({ kind, effectiveOn, minutes, reason }: ModificationValues) {
	const typed = minutes ?? 0;
	return {
		kind: kind ?? "OTHER",
		effectiveOn: effectiveOn ?? "",
		minutes: kind === "OTHER" ? typed : 0 - typed,
		reason,
	} as const;
}

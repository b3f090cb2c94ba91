import type { ReactNode } from "react";
import { type ModificationKind, modificationKinds } from "#domain/overtime/ledger-entry.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { mostMinutes, type OvertimeAccount, type OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { overtimeAnswers } from "./renew-overtime.ts";

interface Given {
	readonly form: Form<ModificationValues>;
	readonly name: string | undefined;
	readonly account: Pick<OvertimeAccount, "openedOn" | "takeableMinutes">;
	readonly close: () => void;
	readonly ends?: ReactNode;
}

/** Kind, day, hours and reason of a modification. */
export function ModificationForm({ form, name, account, close, ends }: Given) {
	const { kinds, form: t } = useTexts(texts);
	const format = useFormat();
	const isOther = form.values.kind === "OTHER";
	const help = isOther ? t.hoursHelp : t.available(format.hours(account.takeableMinutes));
	return (
		<FormPanel form={form} sub={name} close={close} ends={ends}>
			<FormSection id="modification" title={t.what}>
				<SelectField<ModificationKind>
					{...form.field("kind")}
					options={modificationKinds.map((value) => ({ value, label: kinds[value] }))}
				/>
				<DateField {...form.field("effectiveOn")} earliest={account.openedOn} />
				<DurationField
					{...form.field("minutes")}
					least={-mostMinutes}
					most={mostMinutes}
					help={help}
				/>
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

interface ModificationValues {
	readonly kind: ModificationKind | null;
	readonly effectiveOn: string | null;
	/** As typed: what is paid out or expires stands without a minus. */
	readonly minutes: number | null;
	readonly reason: string;
}

interface FormGiven<E extends Endpoint> {
	readonly draftKey: string;
	readonly initial: ModificationValues;
	readonly endpoint: E;
	readonly input: (modification: ReturnType<typeof written>) => GivenOf<E>;
}

/** What is typed about a modification, new or old. */
export function useModificationForm<E extends Endpoint>(given: FormGiven<E>) {
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

export type ChangeableEntry = OvertimeEntry & { readonly kind: ModificationKind };

/** Written by hand, not taken back, and not carried over with a closed month. */
export function isChangeable(
	{ closedUntil }: Pick<OvertimeAccount, "closedUntil">,
	entry: OvertimeEntry,
): entry is ChangeableEntry {
	const isByHand = modificationKinds.some((kind) => kind === entry.kind);
	const isOpen = closedUntil === null || entry.effectiveOn > closedUntil;
	return isByHand && isOpen && !entry.isReversed;
}

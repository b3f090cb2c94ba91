import { Button } from "@mantine/core";
import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useRange } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { HeldAccount } from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts, useDayRules } from "../account-form.ts";
import { RemoveButton } from "../remove-button.tsx";
import "../special-accounts.css";

interface Given {
	readonly accounts: readonly HeldAccount[];
	/** Days can be changed where they stand. */
	readonly mayWrite: boolean;
}

/** Accounts of a person with the days they hold for; what has ended is quieter. */
export function HeldList({ accounts, mayWrite }: Given) {
	const words = useTexts(texts);
	const t = words.assigned;
	const format = useFormat();
	if (accounts.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="account-entries">
			{accounts.map((account) => {
				const { accountId, code, name, isForAll, modifiedMinutes } = account;
				return (
					<li key={accountId}>
						<div className="account-row">
							<b>{`${code} ${name}`}</b>
							<span>{words.priority[account.priority]}</span>
						</div>
						{isForAll && <p>{t.forAll}</p>}
						{account.assignments.map((one) => (
							<Days key={one.id} of={name} days={one} mayWrite={mayWrite} />
						))}
						{modifiedMinutes !== 0 && (
							<p>{t.modified(format.hours(modifiedMinutes, { sign: true }))}</p>
						)}
					</li>
				);
			})}
		</ul>
	);
}

interface DaysGiven {
	/** Name of the account. */
	readonly of: string;
	readonly days: HeldAccount["assignments"][number];
	readonly mayWrite: boolean;
}

function Days({ of, days, mayWrite }: DaysGiven) {
	const t = useTexts(texts).assigned;
	const range = useRange();
	const [isEdited, edit] = useState(false);
	const words = range(days.validFrom, days.validTo);
	if (isEdited) return <AssignmentForm assignment={days} onDone={() => edit(false)} />;
	const isOver = days.validTo !== null && days.validTo < isoOfDay(dayNow());
	return (
		<div className="account-row">
			<span data-past={isOver || undefined}>{words}</span>
			{mayWrite && (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.change(`${of}, ${words}`)}
					onClick={() => edit(true)}
				>
					{t.changeShort}
				</Button>
			)}
		</div>
	);
}

interface AssignmentFormGiven {
	readonly assignment: HeldAccount["assignments"][number];
	readonly onDone: () => void;
}

/** Days of an assignment, changed where it stands. */
function AssignmentForm({ assignment, onDone }: AssignmentFormGiven) {
	const t = useTexts(texts).assigned;
	const { id: assignmentId, version, validFrom, validTo } = assignment;
	const form = useRenewingForm<DayValues>({
		draftKey: `special-account-assignment:${assignmentId}`,
		initial: { validFrom, validTo },
		version,
		fields: useDayRules(),
		context: t.changing,
		renew: renewAccounts,
		save: (typed, at = version) => {
			const values = { ...typed, validFrom: typed.validFrom ?? "" };
			return api(contract.updateSpecialAccountAssignment, { assignmentId, version: at, ...values });
		},
		onSaved: onDone,
	});
	const cancel = () => {
		form.discard();
		onDone();
	};
	return (
		<>
			<FieldGrid>
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</FieldGrid>
			<div className="account-row account-actions">
				<RemoveButton
					title={t.remove}
					text={t.removeText}
					remove={() => api(contract.deleteSpecialAccountAssignment, { assignmentId })}
					form={form}
					close={onDone}
				/>
				<Button variant="default" onClick={cancel}>
					{t.cancel}
				</Button>
				<Button loading={form.isSaving} onClick={() => void form.save()}>
					{t.save}
				</Button>
			</div>
		</>
	);
}

interface DayValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

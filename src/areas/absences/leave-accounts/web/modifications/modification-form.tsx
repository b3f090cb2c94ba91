import type { ReactNode } from "react";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { type HandKind, handKinds } from "#domain/leave/leave-line.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { sentAmount, typedAmount, unitOf } from "../amounts/amount.ts";
import { AmountField } from "../amounts/amount-field.tsx";
import { accountAnswers } from "../renew-accounts.ts";

interface Given {
	readonly shown: LeaveAccountAnswer;
	readonly activityId: string;
	readonly sub: string;
	readonly close: () => void;
	/** Below the fields. */
	readonly children: ReactNode;
}

/** How much, from when on it counts, until when, and why. */
export function ModificationForm({ shown, activityId, sub, close, children }: Given) {
	const { form: t, kinds } = useTexts(texts);
	const form = useModificationForm(shown, activityId);
	const { kind } = form.values;
	const unit = unitOf(shown);
	// what is paid out or waived is typed as it is said, without a minus
	const gives = kind === "MODIFICATION";
	const choose = (next: HandKind) => {
		form.set("kind", next);
		const payout = shown.account?.payout ?? null;
		if (next !== "PAYOUT" || payout === null) return;
		// all that is left, on the last day
		form.set("days", typedAmount(payout.days));
		form.set("effectiveOn", payout.exit);
	};
	const [first, last] = [`${shown.year}-01-01`, `${shown.year}-12-31`];
	return (
		<FormPanel form={form} sub={sub} close={close}>
			<FormSection id="modification" title={t.create}>
				<div data-wide>
					<SegmentedField
						{...form.field("kind")}
						onChange={choose}
						options={handKinds.map((value) => ({ value, label: kinds[value] }))}
					/>
				</div>
				<AmountField
					{...form.field("days")}
					unit={unit}
					isSigned={gives}
					help={gives ? t.signHelps[unit] : t.kindHelps[kind]}
				/>
				<DateField {...form.field("effectiveOn")} earliest={first} latest={last} />
				{gives && (
					<DateField {...form.field("expiresOn")} earliest={first} help={t.expiresOnHelp} />
				)}
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
			{children}
		</FormPanel>
	);
}

interface Values {
	readonly kind: HandKind;
	/** Or minutes. */
	readonly days: number | null;
	readonly effectiveOn: string | null;
	readonly expiresOn: string | null;
	readonly reason: string;
}

function useModificationForm(shown: LeaveAccountAnswer, activityId: string) {
	const { form: t } = useTexts(texts);
	const { user, year, today, account } = shown;
	const unit = unitOf(shown);
	const userId = user.id;
	const known = account?.version ?? null;
	const asked = { userId, year, activityId };
	return useApiForm<Values, typeof contract.createLeaveModification>({
		draftKey: `leave-accounts.individual-modifications:${userId}:${year}:${activityId}`,
		initial: {
			kind: "MODIFICATION",
			days: null,
			effectiveOn: today.startsWith(String(year)) ? today : `${year}-01-01`,
			expiresOn: null,
			reason: "",
		},
		...(known !== null && { version: known }),
		fields: useFields(unit),
		endpoint: contract.createLeaveModification,
		input: ({ kind, days, effectiveOn, expiresOn, reason }, version) => ({
			...{ ...asked, kind, reason },
			days: sentAmount(kind === "MODIFICATION" ? (days ?? 0) : 0 - (days ?? 0), unit),
			effectiveOn: effectiveOn ?? "",
			expiresOn: kind === "MODIFICATION" ? expiresOn : null,
			version: version ?? known,
		}),
		context: t.saving,
		renews: accountAnswers,
		reload: () => renew(contract.getLeaveAccount),
	});
}

function useFields(unit: AccountUnit): FormRules<Values> {
	const { form: t, errors, units } = useTexts(texts);
	return {
		kind: { label: t.kind },
		days: {
			label: units[unit],
			required: true,
			check: (days) => (days === 0 ? t.notZero : undefined),
		},
		effectiveOn: { label: t.effectiveOn, required: true },
		expiresOn: {
			label: t.expiresOn,
			check: (day, { kind, days, effectiveOn }) =>
				kind === "MODIFICATION" &&
				day !== null &&
				((days ?? 0) < 0 || (effectiveOn !== null && day < effectiveOn))
					? errors.LEAVE_MODIFICATION_EXPIRY
					: undefined,
		},
		reason: { label: t.reason, required: true },
	};
}

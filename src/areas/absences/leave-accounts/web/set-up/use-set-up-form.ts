import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { unitOf } from "../amounts/amount.ts";
import { accountAnswers } from "../renew-accounts.ts";
import type { CarriedRow } from "./carried-rows.tsx";
import { openingSent, type SetUpValues, setUpValues } from "./set-up-values.ts";

interface Asked {
	readonly shown: LeaveAccountAnswer;
	readonly activityId: string;
	/** An opening is what somebody is about to enter. */
	readonly isNew: boolean;
}

/** With what an account of a year begins, and why its leave may be carried over. */
export function useSetUpForm({ shown, activityId, isNew }: Asked) {
	const t = useTexts(texts).setUp;
	const { user, year, account } = shown;
	const known = account?.version ?? null;
	const unit = unitOf(shown);
	const about = isNew ? "configure" : "edit";
	return useApiForm<SetUpValues, typeof contract.setUpLeaveAccount>({
		draftKey: `leave-accounts.${about}:${user.id}:${year}:${activityId}`,
		initial: setUpValues(shown, isNew),
		...(known !== null && { version: known }),
		fields: useFields(year),
		endpoint: contract.setUpLeaveAccount,
		input: (values, version) => ({
			...{ userId: user.id, activityId, year },
			opening: openingSent(values, unit) ?? null,
			carryReason: values.carryReason,
			carryNote: values.carryReason === null ? null : orNull(values.carryNote),
			reason: orNull(values.reason),
			version: version ?? known,
		}),
		context: t.saving,
		renews: accountAnswers,
		reload: () => renew(contract.getLeaveAccount),
	});
}

export function orNull(text: string): string | null {
	return text.trim() === "" ? null : text;
}

function useFields(year: number): FormRules<SetUpValues> {
	const { setUp: t, errors, form } = useTexts(texts);
	const isOutside = (day: string | null) => day !== null && !day.startsWith(String(year));
	return {
		hasOpening: { label: t.hasOpening },
		day: {
			label: t.day,
			check: (day, { hasOpening }) => {
				if (!hasOpening) return undefined;
				if (day === null) return form.missing;
				return isOutside(day) ? errors.LEAVE_OPENING_OUTSIDE_YEAR : undefined;
			},
		},
		taken: {
			label: t.taken,
			check: (taken, { hasOpening, basis }) =>
				hasOpening && basis === "TAKEN" && taken === null ? form.missing : undefined,
		},
		basis: { label: t.basis },
		rest: {
			label: t.rest,
			check: (rest, { hasOpening, basis }) =>
				hasOpening && basis === "REST" && rest === null ? form.missing : undefined,
		},
		carried: {
			label: t.carriedIn,
			check: (rows, { hasOpening, day }) => {
				if (!hasOpening) return undefined;
				if (rows.some(({ unread }) => unread.length > 0)) return form.unread;
				if (rows.some(isIncomplete)) return form.missing;
				return rows.some(isMisplaced(year, day)) ? errors.LEAVE_OPENING_CARRIED : undefined;
			},
		},
		carryReason: { label: t.carryReason },
		carryNote: { label: t.carryNote },
		reason: { label: t.reason },
	};
}

function isIncomplete({ days }: CarriedRow): boolean {
	return days === null;
}

function isMisplaced(year: number, day: string | null) {
	return ({ fromYear, expiresOn }: CarriedRow) =>
		fromYear >= year || (expiresOn !== null && day !== null && expiresOn < day);
}

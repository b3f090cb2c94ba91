import {
	IconAlertTriangle,
	IconCalendarShare,
	IconCalendarX,
	IconShieldCheck,
} from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { isBelowZero, isNone, negated } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import { AccountNote } from "./account-note.tsx";
import { RecountNotes } from "./account-recounts.tsx";
import type { ReportGiven } from "./account-report.tsx";

/** What lapses when, or why nothing does; and what was taken beyond what there was. */
export function AccountNotes({ shown, account }: ReportGiven) {
	const { notes: t, limits: limitTexts, carryReasons } = useTexts(texts);
	const { print, say } = useAmounts();
	const format = useFormat();
	const { remaining, free, state, expiring, carriesOver, carryReason, carryNote, recounts } =
		account;
	const { advance, notice } = shown.limits;
	const isBelow = isBelowZero(remaining);
	const isMuch = state === "MUCH_OPEN" && notice !== null;
	const isKept =
		expiring.length === 0 &&
		carriesOver.length > 0 &&
		carriesOver.every(({ expiresOn }) => expiresOn === null);
	const isQuiet = !isBelow && !isMuch && !isKept && expiring.length === 0;
	if (isQuiet && carryReason === null && recounts.length === 0) return null;
	return (
		<Section label={t.title}>
			<ul className="leave-notes">
				{isBelow && (
					<AccountNote icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />} tone="alarm">
						<b>{t.belowZero(say(negated(remaining)))}</b>{" "}
						{!isNone(advance) && <span>{limitTexts.withinAdvance(say(advance))}</span>}
					</AccountNote>
				)}
				<RecountNotes recounts={recounts} isBelow={isBelow} />
				{isMuch && (
					<AccountNote icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />} tone="warn">
						<b>{limitTexts.muchOpen(say(free), print(notice))}</b>
					</AccountNote>
				)}
				{carryReason !== null && (
					<AccountNote icon={<IconCalendarShare size={17} stroke={1.7} aria-hidden />}>
						<b>{t.carryReason(carryReasons[carryReason])}</b> <span>{carryNote}</span>
					</AccountNote>
				)}
				{expiring.map(({ day, days: lapsing, afterRequests }) => (
					<AccountNote
						key={day}
						icon={<IconCalendarX size={17} stroke={1.7} aria-hidden />}
						tone="warn"
					>
						<b>{t.lapses(say(lapsing), format.date(day))}</b>{" "}
						{afterRequests !== lapsing && <span>{t.unlessApproved(print(afterRequests))}</span>}
					</AccountNote>
				))}
				{isKept && (
					<AccountNote icon={<IconShieldCheck size={17} stroke={1.7} aria-hidden />}>
						<b>{t.neverLapses}</b> <span>{t.withoutNotice}</span>
					</AccountNote>
				)}
			</ul>
		</Section>
	);
}

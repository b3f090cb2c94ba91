import {
	IconAlertTriangle,
	IconCalendarShare,
	IconCalendarX,
	IconShieldCheck,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
import type { ReportGiven } from "./account-report.tsx";

/** What lapses when, or why nothing does; and what was taken beyond what there was. */
export function AccountNotes({ shown, account }: ReportGiven) {
	const { notes: t, limits: limitTexts, carryReasons } = useTexts(texts);
	const days = useDays();
	const format = useFormat();
	const { remaining, free, state, expiring, carriesOver, carryReason, carryNote } = account;
	const { advance, notice } = shown.limits;
	const isBelow = Number(remaining) < 0;
	const isMuch = state === "MUCH_OPEN" && notice !== null;
	const isKept =
		expiring.length === 0 &&
		carriesOver.length > 0 &&
		carriesOver.every(({ expiresOn }) => expiresOn === null);
	const isQuiet = !isBelow && !isMuch && !isKept && expiring.length === 0;
	if (isQuiet && carryReason === null) return null;
	return (
		<Section label={t.title}>
			<ul className="leave-notes">
				{isBelow && (
					<Note icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />} tone="alarm">
						<b>{t.belowZero(days(remaining.replace("-", "")))}</b>{" "}
						{advance !== "0" && <span>{limitTexts.withinAdvance(days(advance))}</span>}
					</Note>
				)}
				{isMuch && (
					<Note icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />} tone="warn">
						<b>{limitTexts.muchOpen(days(free), days(notice))}</b>
					</Note>
				)}
				{carryReason !== null && (
					<Note icon={<IconCalendarShare size={17} stroke={1.7} aria-hidden />}>
						<b>{t.carryReason(carryReasons[carryReason])}</b> <span>{carryNote}</span>
					</Note>
				)}
				{expiring.map(({ day, days: lapsing, afterRequests }) => (
					<Note key={day} icon={<IconCalendarX size={17} stroke={1.7} aria-hidden />} tone="warn">
						<b>{t.lapses(days(lapsing), format.date(day))}</b>{" "}
						{afterRequests !== lapsing && <span>{t.unlessApproved(days(afterRequests))}</span>}
					</Note>
				))}
				{isKept && (
					<Note icon={<IconShieldCheck size={17} stroke={1.7} aria-hidden />}>
						<b>{t.neverLapses}</b> <span>{t.withoutNotice}</span>
					</Note>
				)}
			</ul>
		</Section>
	);
}

interface NoteGiven {
	readonly icon: ReactNode;
	readonly tone?: "warn" | "alarm";
	readonly children: ReactNode;
}

function Note({ icon, tone, children }: NoteGiven) {
	return (
		<li data-tone={tone}>
			{icon}
			<p>{children}</p>
		</li>
	);
}

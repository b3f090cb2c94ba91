import { Button } from "@mantine/core";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import {
	timeTrackingsCreate,
	timeTrackingsDetail,
} from "#areas/time-tracking/entries/web/panels.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { DayGap } from "../contract.ts";
import { texts } from "../text.ts";
import { gapText, proposedTimes, sendLabel } from "./gap-words.ts";
import { type Mend, useMend } from "./use-mend.ts";

interface Given {
	readonly gap: DayGap;
	readonly userId: string;
	readonly zone: string;
	readonly mayMend: boolean;
}

/** A gap in words, with the button that mends it. */
export function GapCard({ gap, userId, zone, mayMend }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const mend = useMend(gap, { userId, zone });
	const setting = { t, format, zone };
	const hasMend = mayMend && !gap.isWaiting && gap.steps.length > 0;
	// what cannot be guessed is asked for at once
	const isAsking = mend.isAdjusting || gap.kind === "REASON_MISSING";
	const times = proposedTimes(gap, setting);
	const isTold = hasMend && gap.kind === "NO_ACTUALS" && !isAsking;
	return (
		<li className="gap">
			<h4>
				<span>{format.day(gap.day)}</span> {t.gaps[gap.kind].title}
			</h4>
			<p>{gapText(gap, setting)}</p>
			{isTold && <p className="gap-proposal">{t.proposal(times)}</p>}
			{hasMend && isAsking && <MendFields gap={gap} mend={mend} />}
			{mend.fault !== undefined && (
				<p className="gap-fault" role="alert">
					{mend.fault}
				</p>
			)}
			<div className="gap-buttons">
				{hasMend && (
					<MendButtons
						mend={mend}
						label={mend.isAdjusting ? t.send.request : sendLabel(gap, setting)}
						mayAdjust={gap.kind !== "REASON_MISSING" && !gap.needsTimes}
					/>
				)}
				<WasAbsent gap={gap} userId={userId} />
				<Elsewhere gap={gap} userId={userId} mayMend={mayMend} />
			</div>
		</li>
	);
}

/** Times and reason of a mend, to be adjusted before it is sent. */
function MendFields({ gap, mend }: { readonly gap: DayGap; readonly mend: Mend }) {
	const t = useTexts(texts).fields;
	const reasons = gap.entry?.reasons ?? [];
	const owesReason = gap.steps.some(({ kind }) => kind === "REASON");
	return (
		<div className="gap-fields">
			{mend.ranges.map((range, nth) => (
				<TimeRangeField
					// the ranges of a gap never change their number
					key={`${gap.kind}-${String(nth)}`}
					label={gap.kind === "PAUSE_MISSING" ? t.pause : t.times}
					help={t.timesHelp}
					required
					passesMidnight
					value={range.times}
					onChange={(times) => mend.setRange(nth, { ...range, times })}
				/>
			))}
			{owesReason && reasons.length > 0 && (
				<SelectField
					label={t.reasons}
					value={mend.reasonId}
					onChange={mend.setReasonId}
					options={reasons.map(({ id, text }) => ({ value: id, label: text }))}
				/>
			)}
			<TextAreaField
				label={t.reason}
				rows={2}
				required={owesReason && mend.reasonId === null}
				value={mend.reason}
				onChange={mend.setReason}
			/>
		</div>
	);
}

interface ButtonsGiven {
	readonly mend: Mend;
	readonly label: string;
	readonly mayAdjust: boolean;
}

function MendButtons({ mend, label, mayAdjust }: ButtonsGiven) {
	const t = useTexts(texts);
	return (
		<>
			<Button loading={mend.isBusy} disabled={!mend.isReady} onClick={() => void mend.send()}>
				{label}
			</Button>
			{mayAdjust && (
				<Button
					variant="default"
					disabled={mend.isBusy}
					aria-expanded={mend.isAdjusting}
					onClick={() => mend.adjust(!mend.isAdjusting)}
				>
					{mend.isAdjusting ? t.cancel : t.adjust}
				</Button>
			)}
		</>
	);
}

/** Who was not there has no time to enter: the day is asked for as an absence. */
function WasAbsent({ gap: { kind, day, isWaiting }, userId }: Pick<Given, "gap" | "userId">) {
	const t = useTexts(texts);
	const isOwn = useSession().userId === userId;
	const mayAsk = useMay("absences.manage", "WRITE") || isOwn;
	if (kind !== "NO_ACTUALS" || isWaiting || !mayAsk) return null;
	const ask = () => openPanel(absencesCreate, { userId, from: day, to: day }, { stack: "sub" });
	return (
		<Button variant="default" onClick={ask}>
			{isOwn ? t.wasAbsent : t.sheWasAbsent}
		</Button>
	);
}

/** Where more can be done: the entry itself, or a new one where nobody knows what to propose. */
function Elsewhere({ gap, userId, mayMend }: Omit<Given, "zone">) {
	const t = useTexts(texts);
	const { entry, day, kind, steps } = gap;
	if (entry !== null) {
		const { id } = entry;
		return (
			<Button
				variant="subtle"
				onClick={() => openPanel(timeTrackingsDetail, { id }, { stack: "sub" })}
			>
				{t.view}
			</Button>
		);
	}
	if (kind !== "NO_ACTUALS" || steps.length > 0 || !mayMend) return null;
	const create = () => openPanel(timeTrackingsCreate, { userId, day }, { stack: "sub" });
	return <Button onClick={create}>{t.enter}</Button>;
}

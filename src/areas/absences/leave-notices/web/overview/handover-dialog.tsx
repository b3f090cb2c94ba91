import { Button } from "@mantine/core";
import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

export interface HandoverAsked {
	readonly letters: number;
	/** What was recorded, where that is to be corrected. */
	readonly was?: string;
}

export interface Handover {
	readonly day: string;
	/** "" where nothing is corrected. */
	readonly reason: string;
}

/** On which day letters were handed over; of one that is corrected also why. */
export default function HandoverDialog({
	letters,
	was,
	onAnswer,
}: HandoverAsked & Answered<Handover | null>) {
	const { handover: t, cancel } = useTexts(texts);
	const format = useFormat();
	const today = isoOfDay(dayNow());
	const [day, setDay] = useState<string | null>(was ?? today);
	const [reason, setReason] = useState("");
	const isWhole = was === undefined || (reason.trim() !== "" && day !== was);
	return (
		<DialogFrame
			title={was === undefined ? t.title : t.correct}
			size="narrow"
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<Button variant="default" onClick={() => onAnswer(null)}>
						{cancel}
					</Button>
					<Button
						disabled={day === null || !isWhole}
						onClick={() => onAnswer(day === null ? null : { day, reason })}
					>
						{t.submit}
					</Button>
				</>
			}
		>
			<p>{was === undefined ? t.text(letters) : t.correctText(format.date(was))}</p>
			<div className="handover-fields">
				<DateField label={t.day} value={day} onChange={setDay} latest={today} required />
				{was !== undefined && (
					<TextAreaField label={t.reason} value={reason} onChange={setReason} required rows={2} />
				)}
			</div>
		</DialogFrame>
	);
}

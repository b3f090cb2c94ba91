import { Button } from "@mantine/core";
import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly letters: number;
}

/** On which day letters were handed over. */
export default function HandoverDialog({ letters, onAnswer }: Given & Answered<string | null>) {
	const { handover: t, cancel } = useTexts(texts);
	const today = isoOfDay(dayNow());
	const [day, setDay] = useState<string | null>(today);
	return (
		<DialogFrame
			title={t.title}
			size="narrow"
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<Button variant="default" onClick={() => onAnswer(null)}>
						{cancel}
					</Button>
					<Button disabled={day === null} onClick={() => onAnswer(day)}>
						{t.submit}
					</Button>
				</>
			}
		>
			<p>{t.text(letters)}</p>
			<DateField label={t.day} value={day} onChange={setDay} latest={today} required />
		</DialogFrame>
	);
}

import { Button } from "@mantine/core";
import { IconMedicalCross, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { runMove } from "#areas/time-tracking/approvals/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { absenceDialogs, absenceScreens } from "../absence-moves.ts";
import { texts } from "./text.ts";
import "./report-sickness.css";

interface Given {
	/** As what illness is reported. */
	readonly activityId: string;
	/** Nobody is asked first. */
	readonly isAtOnce: boolean;
	readonly onSent: () => void;
}

/** Two taps: that one is ill, and that it is sent; in between may be said until when. The same request as any other. */
export function ReportSickness({ activityId, isAtOnce, onSent }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { userId } = useSession();
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const today = isoOfDay(dayNow());
	const [until, setUntil] = useState<string | null>(today);
	if (!isOpen) {
		return (
			<Button
				fullWidth
				variant="default"
				leftSection={<IconMedicalCross size={18} stroke={1.7} aria-hidden />}
				onClick={() => setOpen(true)}
			>
				{t.report}
			</Button>
		);
	}
	const send = async () => {
		setBusy(true);
		const input = {
			...{ userId, activityId, from: today, to: until ?? today },
			state: isAtOnce ? ("APPROVED" as const) : ("REQUESTED" as const),
		};
		const isSent = await runMove(absenceScreens, isAtOnce ? t.sent : t.asked, () =>
			absenceDialogs.doAccepted(t.title, (accepted) =>
				api(contract.requestAbsence, { ...input, ...accepted }),
			),
		);
		setBusy(false);
		if (!isSent) return;
		setOpen(false);
		onSent();
	};
	return (
		<section className="report-sickness" aria-label={t.title}>
			<p>{t.from(format.dayWithYear(today))}</p>
			<DateField label={t.until} value={until} earliest={today} onChange={setUntil} />
			<div>
				<Button variant="default" disabled={isBusy} onClick={() => setOpen(false)}>
					{t.cancel}
				</Button>
				<Button
					loading={isBusy}
					leftSection={<IconSend size={18} stroke={1.7} aria-hidden />}
					onClick={() => void send()}
				>
					{t.send}
				</Button>
			</div>
		</section>
	);
}

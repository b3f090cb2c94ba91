import { Button } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { ClosedMark } from "#areas/time-tracking/month-close/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { thisMonth } from "./months/month-after.ts";
import { MonthChooser } from "./months/month-chooser.tsx";
import { type ofMonth, timeReportsDetail, timeReportsExport } from "./panels.ts";
import { MonthContent } from "./person-month/month-content.tsx";
import { texts } from "./person-month/text.ts";
import { Timesheet } from "./person-month/timesheet.tsx";
import { usePersonMonth } from "./person-month/use-person-month.ts";

type Given = PanelProps<typeof ofMonth>;

/** A person's month: figures, days, special accounts; the list beneath leads to the next person in the same month. */
export default function TimeReportsDetailPanel({ userId, ...given }: Given) {
	const [month, setMonth] = useState(given.month ?? thisMonth());
	const loaded = usePersonMonth(userId, month);
	const sheet = usePaper(() => loaded.month && <Timesheet of={loaded.month} />);
	const person = loaded.month?.user;
	return (
		<PanelFrame
			state={<ClosedMark userId={userId} month={month} />}
			sub={person && subOf(person)}
			actions={
				<ListWalk
					id={userId}
					endpoint={contract.getTargetActual}
					input={(id) => ({ userId: id, month })}
					open={(id) => openPanel(timeReportsDetail, { userId: id, month })}
				/>
			}
			footer={loaded.month && <Foot userId={userId} month={month} onPrint={sheet.start} />}
		>
			<div className="person-month-bar">
				<MonthChooser month={month} onChange={setMonth} />
			</div>
			<MonthContent loaded={loaded} />
			{sheet.paper}
		</PanelFrame>
	);
}

function subOf({
	lastName,
	firstName,
	personnelNumber,
}: NonNullable<ReturnType<typeof usePersonMonth>["month"]>["user"]): string {
	const name = `${lastName}, ${firstName}`;
	return personnelNumber === null ? name : `${name} · ${personnelNumber}`;
}

interface FootGiven {
	readonly userId: string;
	readonly month: string;
	readonly onPrint: () => void;
}

function Foot({ userId, month, onPrint }: FootGiven) {
	const t = useTexts(texts);
	return (
		<>
			<Button
				variant="default"
				leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(timeReportsExport, { month, userIds: [userId] }, { stack: "sub" })}
			>
				{t.export}
			</Button>
			<Button leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden />} onClick={onPrint}>
				{t.print}
			</Button>
		</>
	);
}

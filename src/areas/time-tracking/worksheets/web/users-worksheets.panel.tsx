import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { texts as titleTexts } from "./panel-titles/text.ts";
import { type ofDay, usersWorksheetEdit, worksheetCalendar, worksheetDetail } from "./panels.ts";
import { PlanList } from "./plan-list.tsx";
import { renewWorksheets } from "./renew-worksheets.ts";

type Given = Omit<PanelProps<typeof ofDay>, "day">;

/** Plans of a person, the newest first. */
export default function UsersWorksheetsPanel({ userId }: Given) {
	const t = useTexts(texts).plans;
	const titles = useTexts(titleTexts);
	const name = useUserName(userId);
	useLiveTopic(templates.topic, () => void renewWorksheets());
	return (
		<LoadedPanel title={titles.ofUser} endpoint={contract.listUserWorksheets} input={{ userId }}>
			{({ items }) => (
				<PanelFrame
					title={titles.ofUser}
					crumb={t.many}
					sub={name}
					actions={<HistoryButton entity="worksheet" entityId={userId} />}
					footer={<Foot userId={userId} />}
				>
					{items.length === 0 ? <EmptyState text={t.none} /> : <PlanList plans={items} />}
				</PanelFrame>
			)}
		</LoadedPanel>
	);
}

function Foot({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).plans;
	const mayWrite = useMay("worksheets.manage", "WRITE");
	const day = isoOfDay(dayNow());
	return (
		<>
			<Button variant="default" onClick={() => openPanel(worksheetCalendar, { userId })}>
				{t.calendar}
			</Button>
			<Button
				variant="default"
				onClick={() => openPanel(worksheetDetail, { userId, day }, { stack: "sub" })}
			>
				{t.today}
			</Button>
			{mayWrite && (
				<Button
					leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
					onClick={() => openPanel(usersWorksheetEdit, { userId }, { stack: "sub" })}
				>
					{t.create}
				</Button>
			)}
		</>
	);
}

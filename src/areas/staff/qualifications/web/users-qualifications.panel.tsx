import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentList } from "./assignment-list.tsx";
import { usersQualificationAssign } from "./panels.ts";

interface Given {
	readonly userId: string;
}

/** What a person is qualified for; her own also without any right. */
export default function UsersQualificationsPanel({ userId }: Given) {
	const t = useTexts(texts);
	const operation = contract.listUserQualifications;
	const { data, isPending, refetch } = useApi(operation, { userId });
	const mayRead = useMay("qualifications.manage", "READ");
	const mayWrite = useMay("qualifications.manage", "WRITE");
	useLiveTopic(qualifications.topic, () => void renew(operation));
	const assign = () => openPanel(usersQualificationAssign, { userId }, { stack: "sub" });
	return (
		<PanelFrame
			title={t.own.title}
			crumb={t.master.many}
			sub={useUserName(userId)}
			actions={mayRead && <HistoryButton entity="user_qualification" entityId={userId} />}
			isLoading={isPending}
			footer={
				mayWrite && (
					<Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={assign}>
						{t.own.assign}
					</Button>
				)
			}
		>
			{data === undefined ? (
				<ErrorState text={t.users.notLoaded} onRetry={() => void refetch()} />
			) : data.assignments.length === 0 ? (
				<EmptyState text={t.own.none} />
			) : (
				<AssignmentList assignments={data.assignments} nameOf={({ name }) => name} />
			)}
		</PanelFrame>
	);
}

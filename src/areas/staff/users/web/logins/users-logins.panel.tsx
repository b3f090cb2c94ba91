import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type userParams, usersLoginHistory } from "../panels.ts";
import { useUserName } from "../user.ts";
import { LoginRow } from "./login-row.tsx";
import "../users.css";

type Logins = AnswerOf<typeof contract.listUserLogins>;

/** How a person signs in: by name and password, and by each provider of the company. */
export default function UsersLoginsPanel({ userId }: PanelProps<typeof userParams>) {
	return (
		<LoadedPanel endpoint={contract.listUserLogins} input={{ userId }}>
			{(logins) => <LoginList userId={userId} logins={logins} />}
		</LoadedPanel>
	);
}

function LoginList({ userId, logins }: { readonly userId: string; readonly logins: Logins }) {
	const { logins: t, detail } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMay("users.manage", "WRITE");
	const invite = useAction(contract.resendInvitation, {
		context: t.invite,
		renews: [contract.listUserLogins, contract.getUser],
		onDone: () => toast({ type: "positive", title: t.invited }),
	});
	return (
		<PanelFrame
			sub={[
				useUserName(userId),
				logins.invitedUntil && detail.invitedUntil(format.instant(logins.invitedUntil)),
			]
				.filter(Boolean)
				.join(" · ")}
			actions={<HistoryButton entity="user_login" entityId={userId} />}
			footer={
				<>
					<Button
						variant="default"
						data-far-left
						onClick={() => openPanel(usersLoginHistory, { userId }, { stack: "sub" })}
					>
						{t.history}
					</Button>
					{mayWrite && (
						<PictureButton
							icon={IconMail}
							label={logins.invitedUntil === null ? t.invite : t.inviteAgain}
							variant="filled"
							loading={invite.isPending}
							onClick={() => invite.mutate({ userId })}
						/>
					)}
				</>
			}
		>
			<ul className="person-rows">
				{logins.items.map((login) => (
					<LoginRow key={login.provider} userId={userId} login={login} mayWrite={mayWrite} />
				))}
			</ul>
		</PanelFrame>
	);
}

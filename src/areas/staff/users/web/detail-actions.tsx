import { IconPencil } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { mayWrite } from "./may-write.ts";
import { usersDetail, usersEdit } from "./panels.ts";
import type { User } from "./user.ts";

/** Further buttons of other features. */
const tools = { section: "users.detail.tools" };

/** The way through the list beneath, the trace of changes, and to the form. */
export function DetailActions({ user }: { readonly user: User }) {
	const t = useTexts(texts).detail;
	return (
		<>
			<ListWalk
				id={user.id}
				endpoint={contract.getUser}
				input={(userId) => ({ userId })}
				open={(userId) => openPanel(usersDetail, { userId })}
			/>
			<Slot place={tools} props={{ user }} />
			{!user.isMasked && <HistoryButton entity="app_user" entityId={user.id} />}
			{mayWrite(user) && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() => openPanel(usersEdit, { userId: user.id }, { stack: "sub" })}
				/>
			)}
		</>
	);
}

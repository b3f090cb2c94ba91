import {
	type Icon,
	IconArchive,
	IconArrowBackUp,
	IconKey,
	IconPencil,
	IconTrash,
	IconUser,
} from "@tabler/icons-react";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { UserItem } from "../../contract/people.ts";
import { texts } from "../../text.ts";
import { usersDetail, usersEdit, usersLogins } from "../panels.ts";

import { archiveUser, removeUser, restoreUser } from "../user-actions.ts";

type Action = RowAction<UserItem>;

/** The menu of one row; what was kept back from oneself cannot be changed either. */
export function useRowActions(): (user: UserItem) => readonly Action[] {
	const t = useTexts(texts).list;
	const logins = useTitle(usersLogins);
	const mayWrite = useMay("users.manage", "WRITE");
	const mayDelete = useMay("users.manage", "FULL");
	const action = (id: string, label: string, icon: Icon, run: Action["run"]): Action => ({
		id,
		label,
		icon,
		run,
	});
	return ({ isMasked, isEnabled }) => {
		const isChangeable = mayWrite && !isMasked;
		const found: readonly (Action | false)[] = [
			action("open", t.open, IconUser, opens(usersDetail)),
			!isMasked && action("logins", logins, IconKey, opens(usersLogins)),
			isChangeable && action("edit", t.edit, IconPencil, opens(usersEdit)),
			isChangeable && isEnabled && action("archive", t.archive, IconArchive, archiveUser),
			isChangeable && !isEnabled && action("restore", t.restore, IconArrowBackUp, restoreUser),
			mayDelete &&
				!isMasked && { ...action("delete", t.remove, IconTrash, removeUser), isDanger: true },
		];
		return found.filter((one) => one !== false);
	};
}

const opens =
	(panel: typeof usersDetail | typeof usersEdit): Action["run"] =>
	({ id: userId }) =>
		openPanel(panel, { userId });

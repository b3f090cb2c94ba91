import {
	IconArrowDown,
	IconArrowUp,
	IconHistory,
	IconPencil,
} from "@tabler/icons-react";
import { IconButton } from "../../../../kit/ui/icon-button.tsx";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { logHistoryOpener } from "../../../../kit/web/master-data/open-log-history.ts";
import { Slot } from "../../../../kit/web/slots/slot.tsx";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { mayWrite } from "./may-write.ts";
import { usersDetail, usersEdit } from "./panels.ts";
import type { User } from "./user.ts";
import { walkOf } from "./walk-of.ts";

/** Further buttons of other features. */
const tools = { section: "users.detail.tools" };

/** The way through the list beneath, the trace of changes, and to the form. */
export function DetailActions({ user }: { readonly user: User }) {
	const t = useTexts(german, english).detail;
	const openHistory = logHistoryOpener("app_user", user.id);
	return (
		<>
			<Walk userId={user.id} />
			<Slot place={tools} props={{ user }} />
			{openHistory !== undefined && !user.isMasked && (
				<IconButton
					icon={IconHistory}
					label={t.history}
					onClick={openHistory}
				/>
			)}
			{mayWrite(user) && (
				<IconButton
					icon={IconPencil}
					label={t.edit}
					onClick={() =>
						openPanel(usersEdit, { userId: user.id }, { stack: "sub" })
					}
				/>
			)}
		</>
	);
}

function Walk({ userId }: { readonly userId: string }) {
	const t = useTexts(german, english).detail;
	const walk = walkOf(userId);
	if (walk === undefined) return null;
	const go = (next: string | undefined) =>
		next !== undefined && openPanel(usersDetail, { userId: next });
	return (
		<>
			<span className="person-position">
				{t.position(String(walk.position), String(walk.total))}
			</span>
			<IconButton
				icon={IconArrowUp}
				label={t.previous}
				disabled={walk.previous === undefined}
				onClick={() => go(walk.previous)}
			/>
			<IconButton
				icon={IconArrowDown}
				label={t.next}
				disabled={walk.next === undefined}
				onClick={() => go(walk.next)}
			/>
		</>
	);
}

import {
	type Icon,
	IconAdjustments,
	IconChevronUp,
	IconLogout,
	IconSettings,
	IconUser,
} from "@tabler/icons-react";
import { Avatar } from "#kit/ui/avatar.tsx";
import { lazyDialog } from "#kit/ui/dialog/lazy-dialog.ts";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import type { MenuEntry } from "#kit/ui/menu/menu-given.ts";
import { useLanguage } from "../language-store.ts";
import { goTo } from "../router/navigation.ts";
import { areaLabel } from "../router/open-pages.ts";
import { signOut } from "../session/end-session.ts";
import { useSession } from "../session/session-store.ts";
import { useSlotActions } from "../slots/slots-store.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { useMenu } from "./use-menu.ts";

/** How everything looks, without leaving what one is at. */
const display = lazyDialog<object, null>(() => import("./display-dialog.tsx"));

interface Given {
	/** Something was chosen: on the phone the menu goes away. */
	readonly onLeave: () => void;
}

/** Who is signed in, with what concerns her alone. */
export function UserBlock({ onLeave }: Given) {
	const session = useSession();
	const language = useLanguage();
	const t = useTexts(texts).shell;
	const actions = useSlotActions();
	const { menu } = useMenu();
	const settings = menu.find((area) => area.area === "settings")?.pages[0];
	const name = `${session.firstName} ${session.lastName}`;
	const leaving = (run: () => void) => () => {
		onLeave();
		run();
	};
	const icon = (Shape: Icon) => <Shape size={16} stroke={1.7} aria-hidden />;
	const entries: MenuEntry[] = [
		...actions.map((action) => ({
			id: action.id,
			label: action.label(language),
			icon: icon(IconUser),
			onChoose: leaving(action.run),
		})),
		{
			id: "display",
			label: t.display,
			icon: icon(IconAdjustments),
			onChoose: leaving(() => void display.ask({})),
		},
		...(settings === undefined
			? []
			: [
					{
						id: "settings",
						label: areaLabel("settings", language),
						icon: icon(IconSettings),
						onChoose: leaving(() => void goTo(settings.path)),
					},
				]),
		{
			id: "sign-out",
			label: t.signOut,
			icon: icon(IconLogout),
			isApart: true,
			onChoose: () => void signOut(),
		},
	];
	return (
		<DropMenu entries={entries} position="top-start" width={196}>
			<button type="button" className="rail-user">
				<Avatar {...session} size={30} isOnSide />
				<span className="rail-words rail-person">
					<b>{name}</b>
					<span className="rail-unit">{session.primaryUnit.name}</span>
				</span>
				<span className="visually-hidden">{t.userMenu}</span>
				<IconChevronUp size={14} aria-hidden className="rail-words" />
			</button>
		</DropMenu>
	);
}

import { Menu } from "@mantine/core";
import {
	IconAdjustments,
	IconChevronUp,
	IconLogout,
	IconSettings,
	IconUser,
} from "@tabler/icons-react";
import { Avatar } from "../../ui/avatar.tsx";
import { useLanguage } from "../language-store.ts";
import { goTo } from "../router/navigation.ts";
import { areaLabel } from "../router/open-pages.ts";
import { signOut } from "../session/end-session.ts";
import { useSession } from "../session/session-store.ts";
import { useSlotActions } from "../slots/slots-store.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useTexts } from "../texts.ts";
import { openDisplayDialog } from "./display-dialog.tsx";
import { useMenu } from "./use-menu.ts";

interface Given {
	/** Something was chosen: on the phone the menu goes away. */
	readonly onLeave: () => void;
}

/** Who is signed in, with what concerns her alone. */
export function UserBlock({ onLeave }: Given) {
	const session = useSession();
	const language = useLanguage();
	const t = useTexts(german, english).shell;
	const actions = useSlotActions();
	const { menu } = useMenu();
	const settings = menu.find((area) => area.area === "settings")?.pages[0];
	const name = `${session.firstName} ${session.lastName}`;
	const leaving = (run: () => void) => () => {
		onLeave();
		run();
	};
	return (
		<Menu position="top-start" width={196} shadow="md">
			<Menu.Target>
				<button type="button" className="rail-user">
					<Avatar {...session} size={30} isOnSide />
					<span className="rail-words rail-person">
						<b>{name}</b>
						<span className="rail-unit">{session.primaryUnit.name}</span>
					</span>
					<span className="visually-hidden">{t.userMenu}</span>
					<IconChevronUp size={14} aria-hidden className="rail-words" />
				</button>
			</Menu.Target>
			<Menu.Dropdown>
				{actions.map((action) => (
					<Menu.Item
						key={action.id}
						leftSection={<IconUser size={16} stroke={1.7} aria-hidden />}
						onClick={leaving(action.run)}
					>
						{action.label(language)}
					</Menu.Item>
				))}
				<Menu.Item
					leftSection={<IconAdjustments size={16} stroke={1.7} aria-hidden />}
					onClick={leaving(openDisplayDialog)}
				>
					{t.display}
				</Menu.Item>
				{settings && (
					<Menu.Item
						leftSection={<IconSettings size={16} stroke={1.7} aria-hidden />}
						onClick={leaving(() => void goTo(settings.path))}
					>
						{areaLabel("settings", language)}
					</Menu.Item>
				)}
				<Menu.Divider />
				<Menu.Item
					leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />}
					onClick={() => void signOut()}
				>
					{t.signOut}
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}

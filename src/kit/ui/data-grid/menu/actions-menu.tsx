import { IconDots } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { IconButton } from "../../icon-button.tsx";
import { WantedMenu } from "../../menu/wanted-menu.tsx";
import type { RowAction } from "../grid-actions.ts";
import { texts } from "../text.ts";
import { MenuItems } from "./grid-menu.tsx";

interface Given {
	/** Of what is acted on, which tells its menu from others. */
	readonly name: string;
	readonly actions: readonly RowAction<null>[];
}

/** What may be done with a row of a list that is no grid, in words; nothing where nothing may be. */
export function ActionsMenu({ name, actions }: Given) {
	const t = useTexts(texts);
	if (actions.length === 0) return null;
	const items = actions.map((action) => ({ ...action, run: () => action.run(null) }));
	return (
		<WantedMenu
			position="bottom-end"
			button={<IconButton icon={IconDots} label={t.actionsOf(name)} />}
		>
			{() => <MenuItems items={items} />}
		</WantedMenu>
	);
}

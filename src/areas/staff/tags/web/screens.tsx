import { Tag } from "#kit/ui/tag/tag.tsx";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { tags } from "../contract.ts";
import { texts } from "../text.ts";
import { tagsEdit } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: tags,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: tagsEdit },
	views: { name: TagView },
	columns: ["name", "userCount"],
});

interface Given {
	readonly item: { readonly name: string; readonly color: string };
}

/** The tag as people wear it. */
function TagView({ item: { name, color } }: Given) {
	return <Tag color={color}>{name}</Tag>;
}

import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { tags } from "../contract.ts";
import { texts } from "../text.ts";
import { tagsEdit } from "./panels.ts";
import { TagView } from "./tag-view.tsx";

export const screens: MasterScreens = masterScreens({
	data: tags,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: tagsEdit },
	views: { name: TagView },
	columns: ["name", "userCount"],
});

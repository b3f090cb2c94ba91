import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { tags } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { tagsEdit } from "./panels.ts";
import { TagView } from "./tag-view.tsx";

export const tagScreens = masterScreens({
	data: tags,
	words: { de: german.master, en: english.master },
	panels: { edit: tagsEdit },
	views: { name: TagView },
	columns: ["name", "userCount"],
});

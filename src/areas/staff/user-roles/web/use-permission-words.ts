import { isOnOff, isPermissionKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { GroupName } from "./permission-groups.ts";

interface PermissionWords {
	readonly keyName: (key: string) => string;
	readonly groupName: (group: GroupName) => string;
	/** A key that is on or off knows only these two. */
	readonly levelName: (key: PermissionKey, level: PermissionLevel) => string;
}

/** How rights and their levels are called. */
export function usePermissionWords(): PermissionWords {
	const t = useTexts(texts);
	return {
		// keys of a version to come go by their own name
		keyName: (key) => (isPermissionKey(key) ? t.keys[key] : key),
		groupName: (group) => t.groups[group],
		levelName: (key, level) => {
			if (!isOnOff(key)) return t.levels[level];
			return level === "NONE" || level === "LIST" ? t.levels.off : t.levels.on;
		},
	};
}

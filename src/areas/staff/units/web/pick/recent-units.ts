import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";

/** Wherever units are chosen, the same lately chosen ones are offered first. */
export const recentUnits = ownRecentChoices("units");

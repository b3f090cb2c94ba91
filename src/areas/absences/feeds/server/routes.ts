import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createCalendarFeed } from "./create-feed.ts";
import { deleteCalendarFeed, listCalendarFeeds } from "./own-feeds.ts";
import { readCalendarFeed } from "./read-feed.ts";

export const routes = serve(contract, {
	listCalendarFeeds,
	createCalendarFeed,
	deleteCalendarFeed,
	readCalendarFeed,
});

export { dayTimesOf, instantsOf, useToday } from "./entry-times.ts";
export { type ChosenPeople, PeopleInput, peopleFilter } from "./list/people-filter.tsx";
export { RecentEntries } from "./list/recent-entries.tsx";
export { RequestedEntries } from "./list/requested-entries.tsx";
export {
	preloadTeamRequests,
	TeamRequests,
	useDecidesForTeam,
} from "./list/team-requests-card.tsx";
export { entryDecision } from "./listed-decision.ts";
export { doAccepted, renewEntries } from "./renew-entries.ts";
export { entryToDos } from "./to-dos/entry-to-dos.ts";

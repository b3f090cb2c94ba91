import { useOrganisationLive } from "#areas/staff/units/web/public.ts";
import { times } from "#kit/contract/limits.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { type KnownUser, knownUsers } from "./known-users.ts";

interface Users {
	/** By name, archived people too; empty until they are there. */
	readonly users: readonly KnownUser[];
	readonly state: "loading" | "failed" | "ready";
	readonly refetch: () => void;
}

const nobody: readonly KnownUser[] = [];

/** The people of the current site whom one may see: kept for 15 seconds, and fetched anew when a live message says so. */
export function useUsers(): Users {
	const { data, isError, refetch } = useApi(
		contract.listUserOptions,
		{},
		{ staleTime: times.organisationCache },
	);
	useOrganisationLive(contract.listUserOptions, "USERS");
	return {
		users: data === undefined ? nobody : knownUsers(data),
		state: data !== undefined ? "ready" : isError ? "failed" : "loading",
		refetch: () => void refetch(),
	};
}

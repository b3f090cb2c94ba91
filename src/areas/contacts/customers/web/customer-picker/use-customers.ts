import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { useLive, useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, customers as data } from "../../contract.ts";

type KnownCustomer = AnswerOf<typeof contract.listCustomerOptions>["customers"][number];

interface Customers {
	/** By name, archived ones too; empty until they are there. */
	readonly customers: readonly KnownCustomer[];
	readonly state: "loading" | "failed" | "ready";
	readonly refetch: () => void;
}

const none: readonly KnownCustomer[] = [];

/** All customers: kept for 15 seconds, and fetched anew when a live message says so. */
export function useCustomers(): Customers {
	const {
		data: answer,
		isError,
		refetch,
	} = useApi(contract.listCustomerOptions, {}, { staleTime: times.organisationCache });
	const again = () => void renew(contract.listCustomerOptions);
	useLiveTopic(data.topic, again);
	useLive("resync", again);
	return {
		customers: answer?.customers ?? none,
		state: answer !== undefined ? "ready" : isError ? "failed" : "loading",
		refetch: () => void refetch(),
	};
}

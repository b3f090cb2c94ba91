import { assistantEndpoints } from "./contract/assistant.ts";
import { loginEndpoints } from "./contract/logins.ts";
import { peopleEndpoints } from "./contract/people.ts";
import { personDataEndpoints } from "./contract/person-data.ts";
import { placeEndpoints } from "./contract/places.ts";

export const contract = {
	...peopleEndpoints,
	...assistantEndpoints,
	...personDataEndpoints,
	...placeEndpoints,
	...loginEndpoints,
} as const;

// What `npm run dev` loads in place of the client entry. React Fast Refresh must be set up before React is imported.
import "@vitejs/plugin-react/preamble";
import "#site/islands/client-entry.ts";

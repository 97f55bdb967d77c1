// The processes that the college starts for a file run its sources, as the tests do.
if (!process.execArgv.includes("tsx")) process.execArgv.push("--import", "tsx");

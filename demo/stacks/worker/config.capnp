# Runs in workerd on this machine: `CLIENT_ID=… API=… npm start`.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    # Allows a platform in the local network.
    (name = "internet", network = (allow = ["public", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "localhost:8787", http = (), service = "shop")],
);

const shop :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/worker.js")],
  compatibilityDate = "2026-01-01",
  bindings = [
    (name = "CLIENT_ID", fromEnvironment = "CLIENT_ID"),
    (name = "API", fromEnvironment = "API"),
    (name = "VISITORS", durableObjectNamespace = "Visitor"),
  ],
  durableObjectNamespaces = [(className = "Visitor", uniqueKey = "visitors")],
  durableObjectStorage = (inMemory = void),
);
